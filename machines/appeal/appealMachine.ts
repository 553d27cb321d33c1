import { assign, setup } from 'xstate';

export interface AppealInput {
  /** Whom the decision concerns. */
  memberId: string;
  /** Undefined for a filter. */
  moderatorId?: string | undefined;
  /** The other moderator who reviews the appeal. */
  reviewerId?: string | undefined;
  /** Epoch milliseconds. */
  appealUntil: number;
}

/** `by` is the user who acts. */
export type AppealEvent =
  /** The member appeals, at the epoch milliseconds `at`. */
  | { type: 'appeal.submitted'; by: string; at: number }
  /** Another moderator starts the review, or takes it over. */
  | { type: 'review.started'; by: string }
  /** The reviewer lets the decision stand. */
  | { type: 'decision.upheld'; by: string }
  /** By the reviewer. Before a review, by the moderator who decided; without an appeal, by any of the staff. */
  | { type: 'decision.undone'; by: string };

/**
 * A moderators' decision, from deciding it to the end of its appeal. The server has the same states and transitions.
 * Only the server checks that the reviewer moderates the zone.
 */
export const appealMachine = setup({
  types: {
    input: {} as AppealInput,
    context: {} as AppealInput,
    events: {} as AppealEvent,
  },
  actions: {
    keepReviewer: assign({ reviewerId: ({ event }) => event.by }),
  },
  guards: {
    isMemberInTime: ({ context, event }) =>
      event.by === context.memberId && 'at' in event && event.at <= context.appealUntil,
    canReview: ({ context, event }) => event.by !== context.memberId && event.by !== context.moderatorId,
    isDecider: ({ context, event }) => event.by === context.moderatorId,
    isReviewer: ({ context, event }) => event.by === context.reviewerId,
    isStaff: ({ context, event }) => event.by !== context.memberId,
  },
}).createMachine({
  id: 'appeal',
  context: ({ input }) => input,
  initial: 'decided',
  states: {
    decided: {
      on: {
        'appeal.submitted': { guard: 'isMemberInTime', target: 'appealed' },
        'decision.undone': { guard: 'isStaff', target: 'restored' },
      },
    },
    appealed: {
      on: {
        'review.started': { guard: 'canReview', target: 'under review', actions: 'keepReviewer' },
        'decision.undone': { guard: 'isDecider', target: 'restored' },
      },
    },
    'under review': {
      on: {
        'review.started': { guard: 'canReview', target: 'under review', actions: 'keepReviewer' },
        'decision.upheld': { guard: 'isReviewer', target: 'upheld' },
        'decision.undone': { guard: 'isReviewer', target: 'restored' },
      },
    },
    upheld: { on: { 'decision.undone': { guard: 'isStaff', target: 'restored' } } },
    restored: { type: 'final' },
  },
});
