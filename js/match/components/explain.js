/** "Why?": the rule behind an event or a refusal. */

import { html, nothing } from "lit-html";
import { closeRow, showDialog } from "../../kit/components/dialog.js";
import { has, t } from "../../kit/i18n.js";
import { rulesOf } from "../game-facts.js";
import { dashed, errorWords } from "./words.js";

/** @import { Thing, Variant } from "../../games/game-ui.js" */
/** @import { Refusal } from "../../protocol/shared.js" */

/** @type {(rule: string) => Variant[]} */
let variantsOf = () => [];
/** What else there is to a rule, and to a moment of the match. @typedef {{ ofRule: (rule: string) => unknown, ofMoment: (moment: Moment) => unknown }} Ways */
/** @type {Ways} */
let ways = { ofRule: () => nothing, ofMoment: () => nothing };

/** Has every rule, and what happened in the match, lead on. @param {Ways} found */
export function offerWays(found) {
  ways = found;
}

/** @type {(rule: string) => boolean} */
let isMarked = () => false;

/** Has every "why?" that leads to such a rule be marked. @param {typeof isMarked} isSuch */
export function markRules(isSuch) {
  isMarked = isSuch;
}

/** Has every rule (by Fluent id) be shown with the ways in which it may be played. @param {typeof variantsOf} find */
export function showVariants(find) {
  variantsOf = find;
}

/** When something happened in the match on the table: the number of the action, or that it would be done now. @typedef {number | "now"} Moment */
/** What was asked about, in sentences, the rules behind it, and when it was, if it was in the match. @typedef {{ sentences: readonly string[], rules: readonly string[], moment?: Moment }} Reason */

/** Shows reasons, each with its rules below its sentences. @param {readonly Reason[]} reasons @param {string} [heading] what they are about, where nobody asked why */
export function showWhy(reasons, heading = t("why-heading")) {
  return showDialog(
    heading,
    (close) =>
      html`${reasons.map(
        ({ sentences, rules, moment }) => html`<section class="why-reason">
        ${sentences.map((sentence) => html`<p class="why-sentence">${sentence}</p>`)} ${rules.map(ruleText)}
        ${moment === undefined ? nothing : ways.ofMoment(moment)}
      </section>`,
      )} ${closeRow(close)}`,
  );
}

/** Shows the rules of a topic of a game. @param {string} game @param {string} topic @param {string} heading @param {readonly string[]} [sentences] above the rules */
export function showRules(game, topic, heading, sentences = []) {
  return showWhy([{ sentences, rules: rulesOf(game, topic) }], heading);
}

/** Draws a rule in words. @param {string} rule */
export function ruleText(rule) {
  const id = dashed(rule);
  return html`<blockquote class="why-rule" data-rule=${rule}>
    <h3>${t(`${id}.title`)}</h3>
    <p>${t(id)}</p>
    ${decision(id)}
    ${variantList(variantsOf(id))}
    ${ways.ofRule(rule)}
  </blockquote>`;
}

/** Shows why an action was refused. @param {Refusal} refusal */
export function showRefusal(refusal) {
  const rules = refusal.rule ? [refusal.rule] : [];
  return showWhy([{ sentences: [errorWords(refusal)], rules, moment: "now" }]);
}

/**
 * A button that answers "why?" of a sentence.
 * @param {readonly string[]} rules
 * @param {string} sentence
 */
export function whyButton(rules, sentence) {
  return whyAllButton([{ sentences: [sentence], rules }], sentence);
}

/**
 * A button that answers "why?" of several sentences at once.
 * @param {readonly Reason[]} reasons
 * @param {string} what they are about
 */
export function whyAllButton(reasons, what) {
  const leadsToMarked = reasons.some(({ rules }) => rules.some(isMarked));
  return html`<button type="button" class="why" ?data-marked=${leadsToMarked} aria-label=${t("why-of", { what })} @click=${() => showWhy(reasons)}>
    ${t("why")}
  </button>`;
}

/** Shows what things are. @param {string} heading @param {readonly Thing[]} things */
export function showThings(heading, things) {
  return showDialog(
    heading,
    (close) => html`<ul class="things">${things.map((each) => thing(each, heading))}</ul>
      ${closeRow(close)}`,
  );
}

/** @param {Thing} thing @param {string} heading that may have said its name */
function thing({ drawing, name, text, rules }, heading) {
  return html`<li class="thing">
    <div class="thing-picture">${drawing}</div>
    <div class="thing-words">
      <p>${name === heading ? nothing : html`<strong>${name}</strong>`} ${text}</p>
      ${rules.length ? html`<details><summary aria-label=${t("rule-of", { what: name })}>${t("rule")}</summary>${rules.map(ruleText)}</details>` : nothing}
    </div>
  </li>`;
}

/**
 * Returns a sign of a game's key as a thing.
 * @param {string} game
 * @param {string} id
 * @param {Thing["drawing"]} drawing
 * @param {string} [name] where it is called more than in the key
 * @returns {Thing}
 */
export function signThing(game, id, drawing, name) {
  const words = `rules-${game}-sign-${id}`;
  return {
    drawing,
    name: name ?? t(`${words}.name`),
    text: t(words),
    rules: rulesOf(game, `sign-${id}`),
  };
}

/**
 * A button over the whole of what it stands in, for things that say what they are when they are tapped; what it stands
 * in has the class `explained`.
 * @param {string} name of what it tells about
 * @param {() => unknown} show
 */
export function explainButton(name, show) {
  return html`<button type="button" class="explain" aria-haspopup="dialog" aria-label=${t("explain", { what: name })} @click=${show}></button>`;
}

/** Draws a rule without its title. @param {string} id its Fluent id @param {Variant[]} variants */
export function ruleWords(id, variants) {
  return html`<p>${t(id)}</p>
    ${decision(id)} ${variantList(variants)}`;
}

/**
 * Draws the ways to related rules.
 * @param {readonly string[]} rules their ids @param {(id: string, title: string) => unknown} way draws one
 */
export function seeAlso(rules, way) {
  return html`<p class="see-also">${t("rules-see-also")} ${rules.map((id, place) => [place ? " · " : "", way(id, t(`${dashed(id)}.title`))])}</p>`;
}

/** Draws them, if there are any; the way that the match on the table goes is marked. @param {Variant[]} variants */
export function variantList(variants) {
  return variants.length ? html`<dl class="variants">${variants.map(variant)}</dl>` : nothing;
}

/** @param {Variant} variant */
function variant({ label, text, played }) {
  return html`<div class="variant" data-played=${played}>
    <dt>${label}${played ? html` <small>${t("variant-played")}</small>` : nothing}</dt>
    <dd>${text}</dd>
  </div>`;
}

/** Says that a rule is decided here and not printed, and why, where that is so. @param {string} rule by its Fluent id */
export function decision(rule) {
  return has(`${rule}.decided`) ? html`<p class="decided">${t(`${rule}.decided`)}</p>` : nothing;
}
