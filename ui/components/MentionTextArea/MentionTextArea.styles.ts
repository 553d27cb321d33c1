import { styled } from 'styled-components';

export const StyledMentionTextArea = styled.div`
  position: relative;
  min-inline-size: 0;
  inline-size: 100%;
`;

export const StyledName = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const StyledUsername = styled.small`
  font-size: ${({ theme }) => theme.fontSize[13]};
  color: ${({ theme }) => theme.color['text.muted']};
  white-space: nowrap;
`;
