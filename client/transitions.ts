// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** The state after each event, by state. */
export const transitions = {
  /** State of a decision and its appeal. */
  decisionState: {
    decided: { 'appeal.submitted': 'appealed', 'decision.undone': 'restored' },
    appealed: { 'review.started': 'under review', 'decision.undone': 'restored' },
    'under review': {
      'review.started': 'under review',
      'decision.upheld': 'upheld',
      'decision.undone': 'restored',
    },
    upheld: { 'decision.undone': 'restored' },
    restored: {},
  },
} as const;
