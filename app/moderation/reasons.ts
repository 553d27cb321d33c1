import { kinds, titles } from '@alphazone/client/kinds';

export type Reason = (typeof kinds.reportReason)[number];

export const reasonOptions = kinds.reportReason.map((value) => ({
  value,
  label: titles.reportReason[value],
}));

export const reasonTitle = (reason: Reason | undefined): string | undefined =>
  reason && titles.reportReason[reason];
