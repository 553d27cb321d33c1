import * as RadixTooltip from '@radix-ui/react-tooltip';
import { keyframes, styled } from 'styled-components';

const enter = keyframes`
  from { opacity: 0; }
`;

export const StyledContent = styled(RadixTooltip.Content)`
  z-index: ${({ theme }) => theme.layer.tooltip};
  max-inline-size: min(320px, 100vw - 16px);
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.control};
  overflow-wrap: anywhere;
  background: ${({ theme }) => theme.color['surface.raised']};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow.menu};
  font-size: ${({ theme }) => theme.fontSize[13]};
  font-weight: ${({ theme }) => theme.fontWeight.regular};
  line-height: ${({ theme }) => theme.lineHeight.normal};
  animation: ${enter} ${({ theme }) => `${theme.duration.enter} ${theme.easing.enter}`};
`;
