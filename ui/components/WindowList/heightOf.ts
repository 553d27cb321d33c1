/** Not rounded: rows in the flow are not either. Rows of a hidden page measure 0, which would make every row visible. */
export const heightOf = (row: HTMLElement, estimatedPx: number): number =>
  row.getBoundingClientRect().height || estimatedPx;
