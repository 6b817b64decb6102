/**
 * The half of tools/rule_pages.py that runs in Node: draw the parts of the rules that the app shows as well.
 *
 * Usage: node tools/rule-pages.mjs FOLDER < words.json > parts.json
 *   FOLDER has the tapes of the scenes; {LANGUAGE: Fluent text} -> [the type Drawn of tools/rule_book.py]
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readWords, text } from "./static-render.mjs";

const [, , folderOfTapes = ""] = process.argv;
const languages = readWords();

// These modules need the language from above.
const { overview, roundPictures, story } = await import("../js/features/rules/rules.js");
const { games, gameUiOf } = await import("../js/games/index.js");
const { eventSentence } = await import("../js/games/sentence.js");
const { ruleLayers, ruleWords } = await import("../js/match/components/explain.js");
const { dashed } = await import("../js/match/components/words.js");
const { factsOf } = await import("../js/match/game-facts.js");
const { speak } = await import("../js/kit/i18n.js");

/** @typedef {import("../js/engine/tape.js").Script} Script */

/** The scenes of each rule. @type {Map<string, Script[]>} */
const scripts = new Map();
for (const game of games)
  for (const { id } of factsOf(game).rulebook)
    scripts.set(
      id,
      readdirSync(join(folderOfTapes, id)).map((name) =>
        JSON.parse(readFileSync(join(folderOfTapes, id, name), "utf-8")),
      ),
    );

/** Return the nodes after the decisions of a scene's own record. @param {Script} script */
function ownPath({ nodes }) {
  const passed = [];
  for (let node = nodes[0]; node; ) {
    /** @type {number | undefined} */
    const next = node.step ?? Object.values(node.moves)[0];
    node = next === undefined ? undefined : nodes[next];
    if (node) passed.push(node);
  }
  return passed;
}

/** Return a scene in sentences. @param {Script} script */
function sentences(script) {
  const { silent } = gameUiOf(script.game).story;
  return ownPath(script).flatMap(({ shown: { frames, view } }) =>
    frames
      .filter(({ event }) => !silent.includes(event.code))
      .map(({ event, view: after }) => eventSentence(after ?? view, event)),
  );
}

/** @param {string} game @param {string} language */
function partsOf(game, language) {
  const rules = factsOf(game).rulebook.map(({ id }) => id);
  const variants = (/** @type {string} */ rule) =>
    gameUiOf(game).variants?.(null, dashed(rule)) ?? [];
  const ofRules = (/** @type {(rule: string) => unknown} */ draw) =>
    Object.fromEntries(rules.map((rule) => [rule, text(draw(rule))]));
  const scenes = rules.flatMap((rule) => scripts.get(rule) ?? []);
  return {
    game,
    language,
    pictures: text(roundPictures(game, "{root}")),
    story: text(story(game)),
    overview: text(overview(game)),
    layers: ofRules((rule) => ruleLayers(dashed(rule))),
    words: ofRules((rule) => ruleWords(dashed(rule), variants(rule))),
    sentences: Object.fromEntries(scenes.map((script) => [script.scene, sentences(script)])),
    score_lines: gameUiOf(game).scoreLines(),
  };
}

const parts = [];
for (const language of languages) {
  await speak(language);
  for (const game of games) parts.push(partsOf(game, language));
}
writeFileSync(1, JSON.stringify(parts));
