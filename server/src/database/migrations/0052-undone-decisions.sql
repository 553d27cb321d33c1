-- Notifications expire, so their absence does not tell that a decision was undone without a trace for the member.

alter table decisions add column undone boolean not null default false;
update decisions set undone = true
from audit_log where audit_log.action like 'undo %' and decisions.id = (audit_log.details ->> 'decision')::uuid;

-- The public list has only removals that left a trace: many removed texts were held by a filter.
drop index decisions_removals;
create index decisions_removals on decisions (decided_on desc, id desc)
where kind = 'remove' and not undone and before ->> 'hidden' is distinct from 'held';
