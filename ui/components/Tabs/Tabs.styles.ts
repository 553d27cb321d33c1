import * as RadixTabs from '@radix-ui/react-tabs';
import { styled } from 'styled-components';

/** Room for the focus ring, offset so that labels align with the content. */
export const StyledList = styled(RadixTabs.List)`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  margin-inline: -${({ theme }) => theme.space[2]};
  background: linear-gradient(${({ theme }) => `${theme.color.border}, ${theme.color.border}`}) bottom /
    calc(100% - ${({ theme }) => theme.space[4]}) 1px no-repeat;
  overflow-x: auto;
  scrollbar-width: none;
`;

export const StyledTrigger = styled(RadixTabs.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  min-block-size: ${({ theme }) => theme.size.touchTarget};
  position: relative;
  padding: 0 ${({ theme }) => theme.space[2]} 2px;
  border: 0;
  background: transparent;
  color: ${({ theme }) => theme.color['text.muted']};
  font-size: ${({ theme }) => theme.fontSize[14]};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }

  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${({ theme }) => theme.radius.control};
  }

  &[data-state='active'] {
    color: ${({ theme }) => theme.color.text};

    &::after {
      content: '';
      position: absolute;
      inset-inline: ${({ theme }) => theme.space[2]};
      inset-block-end: 0;
      block-size: 2px;
      background: ${({ theme }) => theme.color['accent.text']};

      @media (forced-colors: active) {
        background: Highlight;
      }
    }
  }
`;

export const StyledCount = styled.span`
  color: ${({ theme }) => theme.color['text.muted']};
  font-size: ${({ theme }) => theme.fontSize[13]};
  font-weight: ${({ theme }) => theme.fontWeight.regular};
  font-variant-numeric: tabular-nums;
`;

export const StyledPanel = styled(RadixTabs.Content)`
  padding-block-start: ${({ theme }) => theme.space[4]};
  border-radius: ${({ theme }) => theme.radius.control};
`;
