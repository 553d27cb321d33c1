import type { DatabaseReader } from '../../database/database';
import { prepare } from '../../database/prepared';
import {
  awaitsApprovalSql,
  banJson,
  silenceJson,
} from '../../moderation/sanctions/sanction-columns-repository';
import type { Member } from '../member';

export interface TokenOwner {
  userId: string;
  /** The token's version. Other versions are revoked. */
  version: number;
  /** If present, its session's version is checked instead. Undefined in tokens of older releases. */
  sessionId: string | undefined;
}

export interface CallerKey {
  /** Undefined for a guest. */
  owner: TokenOwner | undefined;
  /** Ids of posts, as an array literal. */
  posts: string;
}

export interface Caller {
  /** Undefined for guests, unknown users, revoked tokens and deleted accounts. */
  member: Member | undefined;
  /** Whether the token's account has been deleted. */
  isDeleted: boolean;
  /** The token's session. Undefined without a member and for tokens of older releases. */
  sessionId: string | undefined;
  /** Ids of posts, as an array literal. */
  votesOn: string;
  /**
   * The member's vote on each of these posts, a letter each: `u` for up, `d` for down, `-` for none. A capital is held
   * back.
   */
  votes: string;
  /** Whether comments of the member wait for approval. */
  hasHeldComments: boolean;
  /**
   * Equal snapshots see the same rows, except for those of silent commits (`database/silent-commits.ts`): each other commit
   * changes the snapshot, and snapshots never repeat. Contains the start time of PostgreSQL, because a restored or promoted
   * server may reuse transaction ids.
   *
   * Undefined on a standby, whose snapshots do not list running transactions.
   */
  snapshot: string | undefined;
}

export const noPosts = '{}';

const snapshotSql = `case
  when not pg_is_in_recovery() then concat(pg_postmaster_start_time(), ' ', pg_current_snapshot())
end as snapshot`;

interface FoundMember {
  member: Member;
  hasHeldComments: boolean;
  votes: string | null;
}

interface CallersRow {
  snapshot: string | null;
  /** In the order of the arrays. */
  members?: (FoundMember | 'deleted' | null)[];
}

const readSnapshot = prepare<[], CallersRow>(`select ${snapshotSql}`);

const readMembers = prepare<
  [ids: string[], versions: number[], sessions: (string | null)[], posts: string[]],
  CallersRow
>(`
  select ${snapshotSql}, (
    select json_agg(
      case when users.deleted_on is not null then '"deleted"' when users.id is not null then json_build_object(
        'member', json_build_object(
          'id', users.id, 'name', users.name, 'pictureUrl', users.picture_url,
          'ban', ${banJson}, 'silence', ${silenceJson},
          'awaitsApproval', ${awaitsApprovalSql}
        ),
        'hasHeldComments', exists (select from comments where user_id = users.id and hidden = 'held'),
        'votes', case when owner.posts <> '${noPosts}' then (
          select string_agg(
            case coalesce(votes.value, 2 * held.value) when 1 then 'u' when -1 then 'd' when 2 then 'U' when -2 then 'D' else '-' end,
            '' order by post.n
          )
          from unnest(owner.posts::uuid[]) with ordinality as post (id, n)
          left join votes on votes.post_id = post.id and votes.user_id = users.id
          left join held_votes held on held.post_id = post.id and held.user_id = users.id
        ) end
      ) end
      order by owner.n
    )
    from unnest($1::uuid[], $2::bigint[], $3::uuid[], $4::text[])
      with ordinality as owner (id, version, session, posts, n)
    left join sessions on sessions.id = owner.session and sessions.user_id = owner.id
    left join users on users.id = owner.id and (
      users.deleted_on is not null
      or users.token_version = case when owner.session is null then owner.version else sessions.token_version end
    )
  ) as members`);

/** Uses a single statement. @param labelOf Maps snapshots. */
export async function readCallers(
  db: DatabaseReader,
  keys: readonly CallerKey[],
  labelOf: (snapshot: string) => string = (snapshot) => snapshot,
): Promise<Caller[]> {
  const owners = keys.flatMap(({ owner, posts }) => (owner ? { ...owner, posts } : []));
  const [row] =
    owners.length === 0
      ? await readSnapshot(db)
      : await readMembers(
          db,
          owners.map(({ userId }) => userId),
          owners.map(({ version }) => version),
          owners.map(({ sessionId }) => sessionId ?? null),
          owners.map(({ posts }) => posts),
        );
  const snapshot = row?.snapshot ? labelOf(row.snapshot) : undefined;
  const members = row?.members?.values();
  return keys.map(({ owner, posts }) => {
    const read = owner && (members?.next().value ?? undefined);
    const found = read === 'deleted' ? undefined : read;
    return {
      member: found?.member,
      isDeleted: read === 'deleted',
      sessionId: found && owner?.sessionId,
      votesOn: posts,
      votes: found?.votes ?? '',
      hasHeldComments: found?.hasHeldComments ?? false,
      snapshot,
    };
  });
}
