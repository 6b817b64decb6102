/** The table in a page of somebody else: what it asks for in the address, and a door before it. Nothing is kept. */

import { html } from "lit-html";
import { readAddress } from "./embedded/address.js";
import { bar } from "./embedded/bar.js";
import { door } from "./embedded/door.js";
import { faults } from "./embedded/faults.js";
import { Wish } from "./embedded/wish.js";
import { faceOf } from "./faces.js";
import { furnish } from "./page.js";
import { watchPage } from "./screens/crash.js";
import { notices } from "./screens/notices.js";
import { table } from "./screens/table.js";
import { Store } from "./store.js";

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
