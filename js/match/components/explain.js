/** Explains rules and objects in dialogs, and draws the buttons that open these. */

import { html, nothing } from "lit-html";
import { showContent } from "../../kit/components/dialog.js";
import { has, t } from "../../kit/i18n.js";
import { rulesOf } from "../game-facts.js";
import { dashed, errorWords } from "./words.js";

/** @import { Refusal } from "../../protocol/shared.js" */

/** A variant of a rule; the match on the table is played under it if `played` is true. @typedef {{ label: string, text: string, played: boolean }} Variant */
/**
 * @typedef {object} Explainable an object on the table that can be explained
 * @property {unknown} drawing
 * @property {string} name
 * @property {string} text its nature or its effect, in a sentence or two
 * @property {readonly string[]} rules the ids of the rules behind that
 */
/** When an event happened: the number of its action, or "now" for an action that is not played yet. @typedef {number | "now"} Ply */
/** Sentences, the rules behind them, and when their event happened, if it was in the match on the table. @typedef {{ sentences: readonly string[], rules: readonly string[], ply?: Ply }} Reason */
/** A dialog: its heading, and what draws its content. @typedef {{ heading: string, draw: (links: Links) => unknown }} Explanation */
/**
 * @typedef {object} Links what a page adds to explanations
 * @property {(rule: string) => Variant[]} variantsOf the variants of a rule, by its Fluent id
 * @property {(rule: string) => unknown} [ofRule] draws links below a rule, by its id
 * @property {(ply: Ply) => unknown} [ofEvent] draws links below an event
 */

/** The event of the document by which any part of the page opens an explanation. */
const EXPLAIN = "explain";

/** Shows explanations with what the page adds to them, from now on. @param {Links} links */
export function listenForExplanations(links) {
  document.addEventListener(EXPLAIN, (event) => {
    const { heading, draw } = /** @type {CustomEvent<Explanation>} */ (event).detail;
    showContent(heading, draw(links));
  });
}

/** @param {string} heading @param {Explanation["draw"]} draw */
function explain(heading, draw) {
  document.dispatchEvent(new CustomEvent(EXPLAIN, { detail: { heading, draw } }));
}

/** Shows reasons, each with its rules. @param {readonly Reason[]} reasons @param {string} [heading] */
export function showWhy(reasons, heading = t("why-heading")) {
  explain(heading, (links) => reasons.map((each) => reasonText(links, each, heading)));
}

/** Shows the rules of a topic of a game. @param {string} game @param {string} topic @param {string} heading @param {readonly string[]} [sentences] above the rules */
export function showRules(game, topic, heading, sentences = []) {
  showWhy([{ sentences, rules: rulesOf(game, topic) }], heading);
}

/** Returns the sentence of a refusal, and its rule. @param {Refusal} refusal @returns {Reason} */
export function refusalReason(refusal) {
  return { sentences: [errorWords(refusal)], rules: refusal.rule ? [refusal.rule] : [] };
}

/** Shows why an action was refused. @param {Refusal} refusal */
export function showRefusal(refusal) {
  showWhy([{ ...refusalReason(refusal), ply: "now" }]);
}

/** Shows objects large, each with a sentence about it and its rules. @param {string} heading @param {readonly Explainable[]} explainables */
export function showExplainables(heading, explainables) {
  explain(
    heading,
    (links) =>
      html`<ul class="things">${explainables.map((each) => explainableItem(links, each, heading))}</ul>`,
  );
}

/** @param {Links} links @param {Reason} reason @param {string} heading of the dialog */
function reasonText(links, { sentences, rules, ply }, heading) {
  return html`<section class="why-reason">
    ${sentences.map((sentence) => html`<p class="why-sentence">${sentence}</p>`)} ${rules.map((rule) => ruleText(links, rule, heading))}
    ${ply === undefined ? nothing : links.ofEvent?.(ply)}
  </section>`;
}

/** Draws a rule, without its title where that is already above it. @param {Links} links @param {string} rule @param {string} [heading] */
function ruleText(links, rule, heading) {
  const id = dashed(rule);
  const title = t(`${id}.title`);
  return html`<blockquote class="why-rule" data-rule=${rule}>
    ${title === heading ? nothing : html`<h3>${title}</h3>`}
    ${ruleWords(id, links.variantsOf(id))}
    ${links.ofRule?.(rule)}
  </blockquote>`;
}

/** @param {Links} links @param {Explainable} explainable @param {string} heading of the dialog */
function explainableItem(links, { drawing, name, text, rules }, heading) {
  return html`<li class="thing">
    <div class="thing-picture">${drawing}</div>
    <div class="thing-words">
      <p>${name === heading ? nothing : html`<strong>${name}</strong>`} ${text}</p>
      ${rules.length ? html`<details><summary aria-label=${t("rule-of", { what: name })}>${t("rule")}</summary>${rules.map((rule) => ruleText(links, rule))}</details>` : nothing}
    </div>
  </li>`;
}

/** Returns a sign of a game as an object to explain. @param {string} game @param {string} id @param {Explainable["drawing"]} drawing @param {string} [name] in place of the name of the sign @returns {Explainable} */
export function explainableSign(game, id, drawing, name) {
  const words = `rules-${game}-sign-${id}`;
  return {
    drawing,
    name: name ?? t(`${words}.name`),
    text: t(words),
    rules: rulesOf(game, `sign-${id}`),
  };
}

/** Draws a button over the whole of its parent, which has the class `explained`. @param {string} name of what it explains @param {() => unknown} show */
export function explainButton(name, show) {
  return html`<button type="button" class="explain" aria-haspopup="dialog" aria-label=${t("explain", { what: name })} @click=${show}></button>`;
}

/** Draws the button that shows the rules behind a sentence. @param {readonly string[]} rules @param {string} sentence */
export function whyButton(rules, sentence) {
  return whyAllButton([{ sentences: [sentence], rules }], sentence);
}

/** Draws the button that shows the rules behind several sentences. @param {readonly Reason[]} reasons @param {string} what they are about */
export function whyAllButton(reasons, what) {
  const rules = reasons.flatMap((reason) => reason.rules);
  return html`<button type="button" class="why" data-rules=${rules.join(" ")} aria-label=${t("why-of", { what })} @click=${() => showWhy(reasons)}>
    ${t("why")}
  </button>`;
}

/** The layers of a rule below its text, in this order: the special case, the example, and the reason for what is not printed. */
const LAYERS = ["special", "example", "decided"];

/** Draws a rule without its title: its layers and its variants. @param {string} id its Fluent id @param {Variant[]} variants */
export function ruleWords(id, variants) {
  return html`${ruleLayers(id)} ${variantList(variants)}`;
}

/** Draws a text in layers, each a paragraph. @param {string} id its Fluent id */
export function ruleLayers(id) {
  const layer = (/** @type {string} */ name) => html`<p class=${name}>${t(`${id}.${name}`)}</p>`;
  return html`<p>${t(id)}</p>
    ${LAYERS.filter((name) => has(`${id}.${name}`)).map(layer)}`;
}

/** Draws the variants of a rule; the one of the match on the table is marked. @param {Variant[]} variants */
function variantList(variants) {
  const variant = (/** @type {Variant} */ { label, text, played }) =>
    html`<div class="variant" data-played=${played}>
      <dt>${label}${played ? html` <small>${t("variant-played")}</small>` : nothing}</dt>
      <dd>${text}</dd>
    </div>`;
  return variants.length ? html`<dl class="variants">${variants.map(variant)}</dl>` : nothing;
}

/** Draws links to related rules. @param {readonly string[]} rules their ids @param {(id: string, title: string) => unknown} link draws one */
export function seeAlso(rules, link) {
  return html`<p class="see-also">${t("rules-see-also")} ${rules.map((id, place) => [place ? " · " : "", link(id, t(`${dashed(id)}.title`))])}</p>`;
}
