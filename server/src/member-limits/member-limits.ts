import { checkerOf } from '../contract/validation';

/** An allowance: taken from at once, and refilled steadily. */
export interface Allowance {
  /** Capacity: the largest burst. */
  atOnce: number;
  /** Refill per hour. */
  anHour: number;
}

interface MemberLimit {
  newcomer: Allowance;
  member: Allowance;
}

/** The single source of members' rate limits: a test compares docs/limits.md with it. */
export const defaultAllowances = {
  posts: { newcomer: { atOnce: 3, anHour: 2 }, member: { atOnce: 10, anHour: 10 } },
  comments: { newcomer: { atOnce: 10, anHour: 20 }, member: { atOnce: 30, anHour: 120 } },
  votes: { newcomer: { atOnce: 50, anHour: 100 }, member: { atOnce: 200, anHour: 600 } },
  mentions: { newcomer: { atOnce: 5, anHour: 1 }, member: { atOnce: 30, anHour: 10 } },
  links: { newcomer: { atOnce: 6, anHour: 0.5 }, member: { atOnce: 100, anHour: 20 } },
  'chat messages': { newcomer: { atOnce: 10, anHour: 60 }, member: { atOnce: 30, anHour: 600 } },
  uploads: { newcomer: { atOnce: 10, anHour: 2 }, member: { atOnce: 50, anHour: 20 } },
  'uploaded MB': { newcomer: { atOnce: 100, anHour: 5 }, member: { atOnce: 500, anHour: 50 } },
} satisfies Record<string, MemberLimit>;

export type LimitKind = keyof typeof defaultAllowances;

/** MB for all of a member's uploads. Unused ones are deleted after a week. */
export const defaultStorage = { newcomer: 200, member: 5_000 };

export interface MemberLimits {
  allowances: Record<LimitKind, MemberLimit>;
  storage: typeof defaultStorage;
}

export const defaultMemberLimits: MemberLimits = { allowances: defaultAllowances, storage: defaultStorage };

const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties,
});
const atOnce = { type: 'integer', minimum: 1, maximum: 1_000_000 };
const anHour = { type: 'number', exclusiveMinimum: 0, maximum: 1_000_000 };
const allowance = object({ atOnce, anHour }, ['atOnce', 'anHour']);
const kinds = Object.keys(defaultAllowances) as LimitKind[];

const checkFile = checkerOf<{
  allowances?: Partial<Record<LimitKind, Partial<MemberLimit>>>;
  storage?: Partial<typeof defaultStorage>;
}>(
  object({
    allowances: object(
      Object.fromEntries(kinds.map((kind) => [kind, object({ newcomer: allowance, member: allowance })])),
    ),
    storage: object({ newcomer: atOnce, member: atOnce }),
  }),
);

/** Missing limits keep their defaults. @throws When the file is not valid. */
export function parseMemberLimits(json: string): MemberLimits {
  const { allowances = {}, storage } = checkFile(JSON.parse(json));
  return {
    allowances: Object.fromEntries(
      kinds.map((kind) => [kind, { ...defaultAllowances[kind], ...allowances[kind] }]),
    ) as MemberLimits['allowances'],
    storage: { ...defaultStorage, ...storage },
  };
}
