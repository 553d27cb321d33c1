import type { components } from '@alphazone/client';
import { useInfiniteQuery } from '@tanstack/react-query';

import { download } from '../forum/download';
import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { attempt, type Mutation, type Outcome } from '../forum/mutations/mutation';
import { pageQuery } from '../forum/queries/page';
import { pagedQuery } from '../forum/queries/pagedQuery';
import { pagedList, type PagedList } from '../forum/queries/pagedList';
import { useIsPending } from '../forum/mutations/useIsPending';

export type AuditEntry = components['schemas']['AuditEntry'];

export interface AuditFilter {
  action?: string;
  /** Id, username or name. */
  actor?: string;
  member?: string;
  /** Days in UTC. */
  from?: string;
  to?: string;
}

const exportKey = ['moderation', 'audit', 'export'] as const;

const auditQuery = ({ client }: Pick<Forum, 'client'>, filter: AuditFilter) =>
  pagedQuery(['moderation', 'audit', filter], ({ cursor, signal }) =>
    client.GET('/api/moderation/audit', { params: { query: { ...filter, ...pageQuery(cursor) } }, signal }),
  );

const exportAudit = ({ client }: Pick<Forum, 'client'>): Mutation<AuditFilter, Blob> => ({
  key: exportKey,
  send: (query) =>
    download((options) => client.GET('/api/moderation/audit.csv', { params: { query }, ...options })),
  failureText: (reason) => reason,
});

/** The audit log, newest first. */
export function useAuditLog(filter: AuditFilter): PagedList & {
  entries: AuditEntry[] | undefined;
  isExporting: boolean;
  /** All matching entries, as CSV. */
  exportEntries: () => Promise<Outcome<Blob>>;
} {
  const forum = useForum();
  const { items, ...list } = pagedList(forum, useInfiniteQuery(auditQuery(forum, filter)));
  return {
    entries: items,
    ...list,
    isExporting: useIsPending(exportKey),
    exportEntries: () => attempt(forum, exportAudit(forum), filter),
  };
}
