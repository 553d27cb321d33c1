import { useAuditLog, type AuditEntry, type AuditFilter } from '@alphazone/react';
import { Button, EmptyState, Link, PageHeading, RelativeTime, Stack, TextField } from '@alphazone/ui';
import { useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';

import { useTitle } from '../../hooks/useTitle';
import { reasonOptions } from '../../moderation/reasons';
import { sanctionTexts } from '../../moderation/sanctionTexts';
import { paths } from '../../paths';
import { usePorts } from '../../ports';
import { Loaded } from '../../Loaded';
import { LoadMore } from '../../LoadMore';
import { StaffLinks } from '../../moderation/StaffLinks';
import { auditFilterNames, auditSearch, type AuditFields } from './auditFilter';
import { auditLogTexts as texts } from './auditLogTexts';

const labels = {
  action: texts.action,
  actor: texts.by,
  member: texts.member,
  from: texts.from,
  to: texts.to,
} as const;

const StyledFields = styled.div`
  display: grid;
  gap: 0.75rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
`;

const StyledDetails = styled.small`
  overflow-wrap: anywhere;
`;

const noFields: AuditFields = { action: '', actor: '', member: '', from: '', to: '' };

export interface AuditLogProps {
  filter: AuditFilter;
  onFilterChange: (filter: AuditFilter) => void;
}

export function AuditLog({ filter, onFilterChange }: AuditLogProps) {
  const { saveFile } = usePorts();
  const search = auditSearch(filter).toString();
  const [fields, setFields] = useState<AuditFields>({ ...noFields, ...filter });
  const [shownSearch, setShownSearch] = useState(search);
  if (shownSearch !== search) {
    // Back, Forward or a link changed the filter.
    setShownSearch(search);
    setFields({ ...noFields, ...filter });
  }
  const { entries, exportEntries, isExporting, ...list } = useAuditLog(filter);
  useTitle(texts.title);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onFilterChange(fields);
  };
  const save = async () => {
    const outcome = await exportEntries();
    if (outcome.ok) saveFile('audit-log.csv', outcome.data);
  };

  return (
    <Stack>
      <PageHeading description={texts.about}>{texts.title}</PageHeading>
      <StaffLinks />
      <form role="search" aria-label={texts.filter} onSubmit={submit}>
        <Stack gap="3">
          <StyledFields>
            {auditFilterNames.map((name) => (
              <TextField
                key={name}
                label={labels[name]}
                placeholder={name === 'action' ? texts.anAction : undefined}
                type={name === 'from' || name === 'to' ? 'date' : 'text'}
                value={fields[name]}
                onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
              />
            ))}
          </StyledFields>
          <Stack direction="row" gap="2">
            <Button type="submit" variant="solid">
              {texts.submit}
            </Button>
            <Button isBusy={isExporting} onClick={() => void save()}>
              {texts.save}
            </Button>
          </Stack>
        </Stack>
      </form>
      <Loaded data={entries} error={list.error} retry={list.retry} texts={texts}>
        {(loaded) =>
          loaded.length === 0 ? (
            <EmptyState>{texts.empty}</EmptyState>
          ) : (
            <Stack as="ul" aria-label={texts.list} gap="3">
              {loaded.map((entry) => (
                <Entry key={entry._id} entry={entry} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <LoadMore list={list} texts={texts} />
    </Stack>
  );
}

const titleOf = (reason: string) => reasonOptions.find(({ value }) => value === reason)?.label ?? reason;

function Entry({ entry: { action, actor, member, happenedOn, details } }: { entry: AuditEntry }) {
  const { decision, reason, until, ...others } = details;
  const named = Object.entries(others).filter(([, value]) => value !== null);
  return (
    <Stack as="li" gap="1">
      <span>
        <strong>{action}</strong>
        {member && (
          <>
            {': '}
            <Link href={paths.memberRecord(member._id)}>{member.name}</Link>
          </>
        )}
      </span>
      <StyledDetails>
        {actor?.name ?? texts.system} · <RelativeTime date={happenedOn} />
        {typeof reason === 'string' && ` · ${titleOf(reason)}`}
        {typeof until === 'string' && ` · ${sanctionTexts.until(until)}`}
        {named.map(([name, value]) => ` · ${name}: ${String(value)}`)}
        {typeof decision === 'string' && (
          <>
            {' · '}
            <Link href={paths.decision(decision)}>{texts.decision}</Link>
          </>
        )}
      </StyledDetails>
    </Stack>
  );
}
