import * as RadixAlert from '@radix-ui/react-alert-dialog';
import { keyframes, styled } from 'styled-components';

import { overlayStyles, panelStyles } from '../Dialog/Dialog.styles';

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px) scale(0.985); }
`;

export const StyledOverlay = styled(RadixAlert.Overlay)`
  ${overlayStyles}
`;

export const StyledContent = styled(RadixAlert.Content)`
  ${panelStyles}
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  inline-size: min(100%, 420px);
  padding: ${({ theme }) => theme.space[6]};
  border-radius: ${({ theme }) => theme.radius.card};
  animation: ${rise} ${({ theme }) => `${theme.duration.enter} ${theme.easing.enter}`};
`;

/** The message names the dialog, so that it is announced on opening. */
export const StyledMessage = styled(RadixAlert.Title)`
  font-size: ${({ theme }) => theme.fontSize[16]};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  line-height: ${({ theme }) => theme.lineHeight.normal};
  text-wrap: pretty;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const StyledChoices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[2]};

  & > button {
    min-inline-size: 88px;
  }

  @media ${({ theme }) => theme.breakpoint.phone} {
    & > button {
      flex: 1;
    }
  }
`;
