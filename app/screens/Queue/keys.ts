import type { Case } from '@alphazone/react';

type Kind = Case['decisions'][number];

/** Without J and K, which move between cases. */
export const decisionKeys: Readonly<Record<Kind, string>> = {
  keep: 'e',
  approve: 'a',
  remove: 'r',
  lock: 'l',
  move: 'm',
  'edit tags': 't',
  warn: 'w',
  silence: 's',
  ban: 'b',
  'end sessions': 'o',
};

export const decisionOf = (key: string, possible: readonly Kind[]): Kind | undefined =>
  possible.find((kind) => decisionKeys[kind] === key);

export const isTyping = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), textarea, select, [role="dialog"]') !== null;
