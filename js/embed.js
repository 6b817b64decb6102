/** The table in a page of somebody else: what it asks for in the address, and a door before it. Nothing is kept. */

import { html } from "lit-html";
import { readAddress } from "./embed/address.js";
import { bar } from "./embed/bar.js";
import { door } from "./embed/door.js";
import { faults } from "./embed/faults.js";
import { Wish } from "./embed/match-request.js";
import { faceOf } from "./games/index.js";
import { Store } from "./state/store.js";
import { furnish } from "./ui/page.js";
import { watchPage } from "./ui/screens/crash.js";
import { notices } from "./ui/screens/notices.js";
import { table } from "./ui/screens/table.js";

const store = new Store((game) => faceOf(game).story);
const asked = readAddress(location.search);
const wish = new Wish(store, asked);

let opened = "";
let opening = Promise.resolve();

/** Opens the record behind the # of the address, after any that is being opened; another page may change it at any time. */
function openRecord() {
  opening = opening.then(async () => {
    const fragment = location.hash.slice(1);
    if (!fragment || fragment === opened) return;
    opened = fragment;
    await wish.open(fragment);
  });
  return opening;
}

function screen() {
  return store.state.screen === "table" ? table(store) : door(wish);
}

async function main() {
  watchPage(store);
  // The door says that nothing is kept here: no notice has to.
  store.change({ screen: "door", kept: false, warned: true });
  wish.isComing = location.hash.length > 1;
  await furnish(store, asked.language, {
    bar: () => bar(store, wish),
    screen,
    notices: () => html`${faults(wish)} ${notices(store)}`,
  });
  store.change({});
  await store.open();
  await wish.grant();
  addEventListener("hashchange", openRecord);
  await openRecord();
}

main();
