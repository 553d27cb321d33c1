import { useId, type ComponentProps } from 'react';
import { styled } from 'styled-components';

import { useMessages } from '../../theme/MessagesProvider';
import { CopyButton } from '../CopyButton';

const StyledReferral = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border: 1px dashed ${({ theme }) => theme.color['border.strong']};
  border-radius: ${({ theme }) => theme.radius.card};
`;

const StyledText = styled.span`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
`;

const StyledLabel = styled.span`
  font-size: ${({ theme }) => theme.fontSize[13]};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  color: ${({ theme }) => theme.color['text.muted']};
`;

const StyledCode = styled.code`
  font-family: ${({ theme }) => theme.font.mono};
  font-size: ${({ theme }) => theme.fontSize[16]};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
  user-select: all;
`;

const StyledButtons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;

export interface ReferralCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The referral code. */
  code: string;
  /** A URL with the code, such as the sign-up page. Adds a button that copies it. */
  link?: string;
  /** Called with the text when the browser denies clipboard access. */
  onCopyFailed?: (error: Error, text: string) => void;
}

/** The current user's referral code with a copy button. Renders a `<div role="group">`. */
export function ReferralCode({ code, link, onCopyFailed, ...props }: ReferralCodeProps) {
  const messages = useMessages();
  const labelId = useId();
  const copyProps = (text: string) => ({ text, onFailed: (error: Error) => onCopyFailed?.(error, text) });
  return (
    <StyledReferral role="group" aria-labelledby={labelId} {...props}>
      <StyledText>
        <StyledLabel id={labelId}>{messages.profile.referralCode}</StyledLabel>
        <StyledCode dir="ltr">{code}</StyledCode>
      </StyledText>
      <StyledButtons>
        <CopyButton {...copyProps(code)} />
        {link !== undefined && <CopyButton label={messages.copy.copyLink} {...copyProps(link)} />}
      </StyledButtons>
    </StyledReferral>
  );
}
