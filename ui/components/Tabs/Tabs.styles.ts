import * as RadixTabs from '@radix-ui/react-tabs';
import { styled } from 'styled-components';

export const StyledList = styled(RadixTabs.List)`
  display: flex;
  gap: ${({ theme }) => theme.space[6]};
  box-shadow: inset 0 -1px ${({ theme }) => theme.color.border};
  overflow-x: auto;
  scrollbar-width: none;
`;

export const StyledTrigger = styled(RadixTabs.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  min-block-size: ${({ theme }) => theme.size.touchTarget};
  padding: 0;
  border: 0;
  border-block-end: 2px solid transparent;
  background: transparent;
  color: ${({ theme }) => theme.color['text.muted']};
  font-size: ${({ theme }) => theme.fontSize[14]};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  /* Forced colours would draw the transparent line. */
  @media (forced-colors: active) {
    border-block-end-color: Canvas;
  }

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }

  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${({ theme }) => theme.radius.control};
  }

  &[data-state='active'] {
    border-block-end-color: ${({ theme }) => theme.color['accent.text']};
    color: ${({ theme }) => theme.color.text};

    @media (forced-colors: active) {
      border-block-end-color: Highlight;
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
