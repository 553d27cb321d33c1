import { styled } from 'styled-components';

export const StyledPostEditor = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[6]};
`;

export const StyledTagsField = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
`;

export const StyledPills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]};
`;

export const StyledFooter = styled.div`
  display: flex;
  justify-content: flex-end;

  @media ${({ theme }) => theme.breakpoint.phone} {
    display: grid;
  }
`;
