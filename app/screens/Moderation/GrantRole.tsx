import type { kinds } from '@alphazone/client/kinds';
import { useUserSearch, type useGrantedRoles } from '@alphazone/react';
import { Checkbox, ErrorState, RadioGroup, Stack, TextField } from '@alphazone/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { usePorts } from '../../ports';
import { SettingsForm } from './SettingsForm';
import { rolesTexts as texts } from './rolesTexts';

type Role = (typeof kinds.role)[number];

const StyledZones = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
`;

const StyledLegend = styled.legend`
  padding: 0;
`;

interface GrantRoleProps {
  grant: ReturnType<typeof useGrantedRoles>['grant'];
  isBusy: boolean;
}

export function GrantRole({ grant, isBusy }: GrantRoleProps) {
  const { alerts, site } = usePorts();
  const [text, setText] = useState('');
  const { users: found, isLoading, error, retry } = useUserSearch(text);
  const [userId, setUserId] = useState<string>();
  const [role, setRole] = useState<Role>('moderator');
  const [zones, setZones] = useState<readonly string[]>([]);
  const [isMemberMissing, setMemberMissing] = useState(false);
  const [problem, setProblem] = useState<string>();

  const find = (typed: string) => {
    setText(typed);
    setUserId(undefined);
  };
  const send = async () => {
    const member = found?.find(({ id }) => id === userId);
    if (!member) {
      setMemberMissing(true);
      return;
    }
    setProblem(undefined);
    setMemberMissing(false);
    const isOfZones = role === 'moderator' && zones.length > 0;
    const outcome = await grant({ userId: member.id, role, ...(isOfZones && { zones: [...zones] }) });
    if (!outcome.ok) {
      setProblem(outcome.error.message);
      return;
    }
    setText('');
    setUserId(undefined);
    setRole('moderator');
    setZones([]);
    await alerts.alert(texts.granted(member.display));
  };

  return (
    <SettingsForm
      title={texts.grant}
      problem={problem}
      button={texts.submit}
      variant="solid"
      isBusy={isBusy}
      onSubmit={send}
    >
      <TextField
        label={texts.member}
        hint={texts.memberHint}
        value={text}
        autoComplete="off"
        onChange={({ target }) => find(target.value)}
        error={isMemberMissing && userId === undefined ? texts.memberMissing : undefined}
      />
      {isLoading && <p role="status">{texts.searching}</p>}
      {error && <ErrorState onRetry={retry}>{texts.searchFailed(error.message)}</ErrorState>}
      {found && (
        <div aria-live="polite">
          {found.length === 0 ? (
            texts.nobody
          ) : (
            <RadioGroup
              label={texts.search}
              options={found.map(({ id, display }) => ({ value: id, label: display }))}
              value={userId}
              onValueChange={setUserId}
            />
          )}
        </div>
      )}
      <RadioGroup label={texts.role} options={texts.roleOptions} value={role} onValueChange={setRole} />
      {role === 'moderator' && (
        <StyledZones>
          <StyledLegend>
            <small>
              <strong>{texts.zones}</strong>
            </small>
          </StyledLegend>
          <small>{texts.zonesHint}</small>
          <Stack gap="1">
            {site.zones.map(({ name }) => (
              <Checkbox
                key={name}
                label={name}
                checked={zones.includes(name)}
                onCheckedChange={(isChecked) =>
                  setZones(isChecked ? [...zones, name] : zones.filter((zone) => zone !== name))
                }
              />
            ))}
          </Stack>
        </StyledZones>
      )}
    </SettingsForm>
  );
}
