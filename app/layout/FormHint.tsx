import { useSession } from '@alphazone/react';
import { Link, Notice, useMessages } from '@alphazone/ui';
import { styled } from 'styled-components';

import { useFormProblem } from '../forms/useFormProblem';
import { paths } from '../paths';

const StyledHint = styled(Notice)`
  margin-block-end: ${({ theme }) => theme.space[4]};
`;

/** Shows why a vote or log-out without scripts failed. */
export function FormHint() {
  const problem = useFormProblem(['vote', 'log-out']);
  const { user } = useSession();
  const { logIn } = useMessages().shell;
  if (problem === undefined) return null;
  return (
    <StyledHint role="alert" action={!user && <Link href={paths.auth()}>{logIn}</Link>}>
      {problem}
    </StyledHint>
  );
}
