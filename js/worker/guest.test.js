import assert from "node:assert/strict";
import { test } from "node:test";
import { answerTo, Guest, READY } from "./guest.js";

/** Returns a guest, and the other ends of its two ports. */
function meet() {
  const [port, control] = [new MessageChannel(), new MessageChannel()];
  const guest = new Guest(
    /** @type {MessagePort} */ (/** @type {unknown} */ (port.port1)),
    /** @type {MessagePort} */ (/** @type {unknown} */ (control.port1)),
  );
  const close = () => {
    for (const { port1, port2 } of [port, control]) {
      port1.close();
      port2.close();
    }
  };
  return { guest, bot: port.port2, wall: control.port2, close };
}

const LONG = 60_000;
/** Answers each message to a bot by a function. @param {MessagePort} bot @param {(message: any) => unknown[]} answers */
function serve(bot, answers) {
  bot.onmessage = ({ data }) => {
    for (const one of answers(data)) bot.postMessage(one);
  };
}

test("a bot that is ready answers one message after the other", async () => {
  const { guest, bot, close } = meet();
  serve(bot, (question) => [answerTo(question, (message) => message.toUpperCase())]);
  bot.postMessage(READY);
  await guest.start(LONG);
  assert.equal(await guest.ask("one", LONG), "ONE");
  assert.equal(await guest.ask("two", LONG), "TWO");
  close();
});

test("a bot that cannot start sends its error, which is cut, and gets no question", async () => {
  const { guest, bot, close } = meet();
  bot.postMessage("x".repeat(9999));
  await assert.rejects(guest.start(LONG), { message: "x".repeat(200) });
  await assert.rejects(guest.ask("", LONG), (why) => why === "lost");
  close();
});

test("a bot that is silent for too long is late, and later messages are ignored", async () => {
  const { guest, bot, close } = meet();
  await assert.rejects(guest.ask("", 1), (why) => why === "late");
  bot.postMessage("now");
  await assert.rejects(guest.ask("", LONG), (why) => why === "late");
  close();
});

const STRANGE = {
  "no text": [null],
  "a number": [1],
  "not a number": [Number.NaN],
  "an object": [{ answer: "0" }],
  "a list": [["0"]],
  "a text that is too long": ["0".repeat(100_001)],
  bytes: [new Uint8Array(9)],
};

for (const [name, answers] of Object.entries(STRANGE)) {
  test(`a bot that answers ${name} is lost`, async () => {
    const { guest, bot, close } = meet();
    serve(bot, () => answers);
    await assert.rejects(guest.ask("", LONG), (why) => why === "lost");
    close();
  });
}

test("a bot whose answer has not the token of its question is lost", async () => {
  for (const forged of ["", "answer", "0-0 answer"]) {
    const { guest, bot, close } = meet();
    serve(bot, () => [forged]);
    await assert.rejects(guest.ask("", LONG), (why) => why === "lost");
    close();
  }
});

test("a bot that answers more than once is lost, whenever it is asked again", async () => {
  const { guest, bot, close } = meet();
  serve(bot, (question) => Array(1000).fill(answerTo(question, () => "answer")));
  assert.equal(await guest.ask("", LONG), "answer");
  await assert.rejects(guest.ask("", LONG), (why) => why === "lost");
  close();
});

test("a bot whose worker fails is lost before its time is over", async () => {
  const { guest, wall, close } = meet();
  const asking = guest.ask("", LONG);
  wall.postMessage("");
  await assert.rejects(asking, (why) => why === "lost");
  close();
});
