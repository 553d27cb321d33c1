import { LoaderCircle } from 'lucide-react';
import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const StyledIcon = styled(LoaderCircle)`
  animation: ${turn} 0.9s linear infinite;
`;

export function BusyIcon() {
  return <StyledIcon aria-hidden />;
}
