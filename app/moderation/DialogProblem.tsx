import { Notice } from '@alphazone/ui';
import { styled } from 'styled-components';

const StyledNotice = styled(Notice)`
  inline-size: 100%;
`;

/** The error, above a dialog's buttons, which stay in view. */
export const DialogProblem = ({ children }: { children: string }) => (
  <StyledNotice role="alert">{children}</StyledNotice>
);
