import type { AuditFilter } from '@alphazone/react';

export const auditFilterNames = [
  'action',
  'actor',
  'member',
  'from',
  'to',
] as const satisfies (keyof AuditFilter)[];

export type AuditFields = Required<AuditFilter>;

const entriesOf = (valueOf: (name: keyof AuditFilter) => string | null | undefined) =>
  auditFilterNames.flatMap((name) => {
    const value = valueOf(name)?.trim();
    return value ? [[name, value] as const] : [];
  });

export const readAuditFilter = (params: URLSearchParams): AuditFilter =>
  Object.fromEntries(entriesOf((name) => params.get(name)));

/** Query parameters of the filter. Skips empty fields. */
export const auditSearch = (fields: AuditFilter): URLSearchParams =>
  new URLSearchParams(entriesOf((name) => fields[name]).map(([name, value]) => [name, value]));
