import { formatNumber } from '@alphazone/ui';

/** Its own module: every page has it. */
export const waitingText = (count: number): string =>
  count === 1 ? '1 change is waiting to be sent.' : `${formatNumber(count)} changes are waiting to be sent.`;
