import { sql } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { isId } from '../database/ids';
import type { Hidden, ReportTarget } from '../database/tables';
import { isKeptSql } from '../posts/kept-posts-repository';
import { awaitsApprovalSql } from '../moderation/sanctions/sanction-columns-repository';
import { isPictureRemoved } from '../uploads/removed-media-repository';
import { shownUrl } from '../uploads/uploads-repository';

export interface Target {
  kind: ReportTarget;
  id: string;
}

/** Owner, zone and visibility. */
export interface TargetFacts {
  memberId: string;
  zone: string | null;
  /** Null: visible. */
  hidden: Hidden | null;
  /** A member whose sign-up is awaiting approval. */
  isApplicant: boolean;
}

interface FactsRow {
  member_id: string;
  zone: string | null;
  hidden: Hidden | null;
  is_applicant?: boolean;
}

/** Undefined when it was deleted. */
export async function findTarget(db: DatabaseReader, { kind, id }: Target): Promise<TargetFacts | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await sql<FactsRow>`${selectTarget(kind, id)}`.execute(db);
  return factsOf(rows);
}

/** Locks the target's post against moves, hiding and deletion until the commit. Undefined when the target was deleted. */
export async function lockTarget(
  transaction: DatabaseTransaction,
  target: Target,
): Promise<TargetFacts | undefined> {
  const { kind, id } = target;
  if (!isId(id) || (kind !== 'post' && kind !== 'comment')) return findTarget(transaction, target);
  const { rows } = await sql<FactsRow>`${selectTarget(kind, id)} for share of posts`.execute(transaction);
  return factsOf(rows);
}

const factsOf = ([row]: FactsRow[]): TargetFacts | undefined =>
  row && {
    memberId: row.member_id,
    zone: row.zone,
    hidden: row.hidden,
    isApplicant: row.is_applicant === true,
  };

const isPostKept = sql.raw(isKeptSql);
const hiddenPicture = sql`case when ${isPictureRemoved} then 'removed' end`;

function selectTarget(kind: ReportTarget, id: string) {
  switch (kind) {
    case 'post':
      return sql`select author_id as member_id, category as zone, hidden from posts where id = ${id} and ${isPostKept}`;
    case 'comment':
      return sql`
        select comments.user_id as member_id, posts.category as zone,
          coalesce(posts.hidden, comments.hidden) as hidden
        from comments join posts on posts.id = comments.post_id and ${isPostKept} where comments.id = ${id}`;
    case 'chat message':
      return sql`select user_id as member_id, null as zone, hidden from chat_messages where id = ${id}`;
    case 'member':
      return sql`
        select id as member_id, null as zone, null as hidden, ${sql.raw(awaitsApprovalSql)} as is_applicant
        from users where id = ${id} and deleted_on is null`;
    case 'picture':
      return sql`select owner_id as member_id, null as zone, ${hiddenPicture} as hidden from uploads where id = ${id}`;
  }
}

export interface Thing {
  id: string;
  title: string | null;
  text: string;
  post_id: string | null;
  picture: string | null;
  /** Of a post: how many pictures, videos and audio files it shows. */
  media?: number;
  hidden: Hidden | null;
  /** Current zone. Null for items without one. */
  zone: string | null;
  /** Author of the post, or of the comment's post. */
  post_author_id: string | null;
  post_hidden: Hidden | null;
}

const maxText = sql.lit(1000);

/** The beginning of a text. Ends with an ellipsis if it is cut, and never within a mention. */
const beginning = (column: string) => {
  const text = sql.ref(column);
  return sql<string>`case when char_length(${text}) <= ${maxText} then ${text}
    else regexp_replace(left(${text}, ${maxText}), '@\\[[^]]*(\\]\\([^)]*)?$', '') || '…' end`;
};

const visibleMedia = sql`(select item from jsonb_array_elements(media) as item where item -> 'removed' is null)`;

const ofPost = sql`posts.category as zone, posts.author_id as post_author_id, posts.hidden as post_hidden`;
const ofNoPost = sql`null as zone, null as post_author_id, null as post_hidden`;

const select = {
  post: (ids: readonly string[]) => sql`
    select id, title, ${beginning('body')} as text, id as post_id, (
      select item ->> 'url' from ${visibleMedia} as visible where item ->> 'type' like 'image/%' limit 1
    ) as picture, (select count(*)::integer from ${visibleMedia} as visible) as media, hidden, ${ofPost}
    from posts where id = any(${ids}::uuid[]) and ${isPostKept}`,
  comment: (ids: readonly string[]) => sql`
    select comments.id, posts.title, ${beginning('comments.body')} as text, post_id, null as picture, comments.hidden, ${ofPost}
    from comments join posts on posts.id = comments.post_id and ${isPostKept} where comments.id = any(${ids}::uuid[])`,
  'chat message': (ids: readonly string[]) => sql`
    select id, null as title, text, null as post_id, null as picture, hidden, ${ofNoPost}
    from chat_messages where id = any(${ids}::uuid[])`,
  member: (ids: readonly string[]) => sql`
    select id, name as title, ${beginning('about')} as text, null as post_id, picture_url as picture, null as hidden, ${ofNoPost}
    from users where id = any(${ids}::uuid[]) and deleted_on is null`,
  picture: (ids: readonly string[]) => sql`
    select id, null as title, '' as text,
      (select post_id from post_uploads where upload_id = uploads.id limit 1) as post_id,
      case when not ${isPictureRemoved} then ${shownUrl} end as picture, ${hiddenPicture} as hidden, ${ofNoPost}
    from uploads where id = any(${ids}::uuid[])`,
} satisfies Record<ReportTarget, unknown>;

/** Returns items by id, except deleted ones. One query per kind. */
export async function findThings(
  db: DatabaseReader,
  targets: readonly Target[],
): Promise<Map<string, Thing>> {
  const kinds = [...new Set(targets.map(({ kind }) => kind))];
  const found = await Promise.all(
    kinds.map(async (wanted) => {
      const ids = targets.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
      return (await sql<Thing>`${select[wanted](ids)}`.execute(db)).rows;
    }),
  );
  return new Map(found.flat().map((thing) => [thing.id, thing]));
}
