# Boards on phones: the table on one device, and each player's own board on a phone on the same Wi-Fi.
#
# Terms: table (the device that holds the game, mostly a tablet), board (a player's own view, on a phone), code (a QR code).
# $name and $names are players.

## At the table

boards-short = Phones
boards-about = The table stays here. Everyone can have their own board on a phone, and make their choices there. The phone needs nothing but a browser.
boards-network = Phones and table must be on the same Wi-Fi. Nothing goes through the internet. Your browser may ask whether it may look for devices on your network: please allow it.
# Where a player plays, beside the name.
boards-on-table = at the table
boards-on-phone = on a phone
boards-on-lost = phone not connected
boards-pair = Phone for { $name }
boards-pair-again = Reconnect { $name }
boards-part = Let { $name } play at the table
boards-camera-heading = May the table use its camera?
boards-camera-about = The table shows { $name } a code, and the phone answers with another one, which the camera of this device reads. The pictures stay on this device, and the camera is switched off when the phone is connected. Your browser will ask you next.
boards-camera-use = Use the camera
boards-camera-without = Connect without camera
# For screen readers: the picture is a code.
boards-table-code = The table’s code
boards-scan = 1. { $name }, scan this code with the camera of your phone, open the link, and tap “Connect to the table” there.
boards-scan-again = { $name }, scan this code with the camera of your phone, open the link, and tap “Connect to the table” there. That’s all.
boards-hold = 2. Then hold your phone with its code in front of this camera.
boards-vain = No code has been read yet. Hold the phone closer, and keep it still. Some browsers blur pictures to protect you from tracking, and then the camera can’t read anything: use the links below.
boards-link-about = 2. The phone then has a link for the table. Send it to this device and open it here, or paste it below.
boards-links = With links instead of codes
boards-copy = Copy the link for the phone
boards-paste = Link from { $name }’s phone
boards-connect = Connect
# A question: another tab has passed on the link of a phone.
boards-handed-heading = Connect a phone for { $name }?
boards-handed-about = A phone’s link was opened in another tab of this browser. Connect it only if one of you has just done that.
boards-handed-no = Don’t connect
# A question above six large digits, which the phone shows, too.
boards-digits-heading = Does { $name }’s phone show these digits?
boards-digits-about = If both show the same digits, this is the right phone, and no other device is in between.
boards-digits-yes = Yes, the same
boards-digits-no = No, different ones
# In place of buttons, while players decide on other devices.
boards-awaiting = { $count ->
    [one] Choosing on another device: { $names }.
   *[other] Choosing on other devices: { $names }.
}
boards-lost = { $count ->
    [one] { $names }’s phone isn’t connected. Nothing is lost: one scan reconnects it, and until then { $names } can play here.
   *[other] The phones of { $names } aren’t connected. Nothing is lost: one scan each reconnects them, and until then they can play here.
}
boards-lost-way = Reconnect

## On the phone

boards-phone-heading = Your board
boards-phone-start = Here you get your own board for a game at a table on the same Wi-Fi. Connect only if you have just scanned the code there. Before you tap, your phone sends nothing to the table.
boards-phone-join = Connect to the table
boards-phone-about = Hold this code in front of the table’s camera. When the table has read it, both show six digits for you to compare.
boards-phone-code = This phone’s code
boards-phone-copy = Copy the link for the table
# Above the six digits, which the table shows, too.
boards-phone-digits = The table asks whether your phone shows these digits. Compare them, and answer at the table.
boards-phone-declined = The table hasn’t connected this phone. To try again, scan its new code.
boards-phone-lost = The connection to the table is gone. Nothing is lost: tap “Phones” on the table, choose your name, and scan the code there with your phone.
# In a tab on the device of the table, which has passed the link on.
boards-taken = The table has your link, and asks whether to connect the phone. You can close this tab.
boards-not-taken = No table is waiting for this link in this browser. On the table, tap “Phones” and choose a player; then open the link again.

## Errors

error-board-message = The table couldn’t understand what the phone sent. Nothing was changed.
error-board-seat = That’s another player’s decision. Nothing was changed.
error-pair-card = This isn’t the code or the link of a phone or a table of this game. Scan it again.
error-pair-camera = There’s no camera, or it may not be used here. Connect with the links below.
error-pair-digits = Phone and table didn’t show the same digits, so that phone isn’t connected. Try again with the new code. If the digits differ again, another device may be in between: then play at the table.
error-pair-lost = Phone and table aren’t connected right now.
error-pair-message = The other device sent something that isn’t part of this game. It was ignored.
error-pair-other = That code was for another phone. Scan the table’s new code with this one, then show its code again.
error-pair-rewritten = The game on the table isn’t the one that this phone has seen. Ask at the table what happened.
error-pair-seat = The table sent something that only another player may see, so it isn’t shown.
error-pair-unreachable = Phone and table can’t reach each other. Some networks, mostly those for guests, don’t allow it. Try again with the new code, pass this device around, or play by link.
error-pair-unsupported = Phones can’t be connected here: that needs an https address and a recent browser.
error-pair-version = Phone and table have different versions of this game. Reload both pages, then try again.
