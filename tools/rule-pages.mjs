/**
 * The half of tools/rule_pages.py that runs in Node: draw the static pages of the rules with the page's own templates.
 *
 * Usage: node tools/rule-pages.mjs FOLDER < words.json > pages.json
 *   FOLDER has the tapes of the scenes; {LANGUAGE: Fluent text} -> [{path, title, about, body, ...}]
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readWords, text } from "./static-render.mjs";

const [, , folderOfTapes = ""] = process.argv;
const languages = readWords();

// These modules need the language from above.
const { book, rulePage } = await import("../js/pages/book.js");
const { scoreSheet, sheet } = await import("../js/pages/sheets.js");
const { folder, root } = await import("../js/pages/place.js");
const { games } = await import("../js/games/index.js");
const { factsOf } = await import("../js/match/game-facts.js");
const { dashed } = await import("../js/match/components/words.js");
const { speak, t } = await import("../js/kit/i18n.js");

/** @param {import("../js/pages/place.js").Place} place @param {string} title @param {string} about @param {unknown} body @param {string} picture the alternative text of its picture */
const page = (place, title, about, body, picture) => ({
  ...place,
  path: folder(place),
  root: root(place),
  title,
  about,
  picture,
  body: text(body),
});

/** Read the scenes of a rule. @param {string} rule @returns {import("../js/engine/tape.js").Script[]} */
function scriptsOf(rule) {
  const first = JSON.parse(readFileSync(join(folderOfTapes, `${rule}.json`), "utf-8"));
  const names = readdirSync(join(folderOfTapes, rule)).sort();
  const all = names.map((name) =>
    JSON.parse(readFileSync(join(folderOfTapes, rule, name), "utf-8")),
  );
  return [first, ...all.filter(({ scene }) => scene !== first.scene)];
}

/** @param {string} game @param {import("../js/kit/languages.js").Language} language */
function pagesOf(game, language) {
  const name = t(`game-${game}`);
  const whole = { game, language, rule: null };
  const rules = factsOf(game).rulebook.map(({ id }) => {
    const place = { ...whole, rule: id };
    const rule = t(`${dashed(id)}.title`);
    const title = t("pages-title-rule", { rule, game: name });
    const body = rulePage(place, id, scripts[id] ?? []);
    return page(place, title, t(dashed(id)), body, t("pages-picture", { rule }));
  });
  const title = t("pages-title-book", { game: name });
  const onPaper = { ...whole, rule: "sheet" };
  const sheetTitle = t("pages-title-rule", { rule: t("sheet-title"), game: name });
  const empty = { ...whole, rule: "scores" };
  const emptyTitle = t("pages-title-rule", { rule: t("score-sheet"), game: name });
  return [
    page(whole, title, t(`game-${game}.lead`), book(whole), name),
    // These have the picture of the book.
    { ...page(onPaper, sheetTitle, t(`game-${game}.lead`), sheet(onPaper), name), rule: null },
    { ...page(empty, emptyTitle, t(`game-${game}.lead`), scoreSheet(empty), name), rule: null },
    ...rules,
  ];
}

/** The scenes of each rule. @type {Record<string, import("../js/engine/tape.js").Script[]>} */
const scripts = {};
for (const game of games) for (const { id } of factsOf(game).rulebook) scripts[id] = scriptsOf(id);

const pages = [];
for (const language of languages) {
  await speak(language);
  for (const game of games) pages.push(...pagesOf(game, language));
}
writeFileSync(1, JSON.stringify(pages));
