import { styled } from 'styled-components';

export const StyledForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};
  max-inline-size: 560px;
  scroll-margin-block-start: ${({ theme }) => theme.space[4]};

  /* Focusable by script only. */
  &:focus {
    outline: none;
  }

  > h2 {
    font-size: ${({ theme }) => theme.fontSize[18]};
  }
`;

export const StyledLinks = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[3]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-block-end: ${({ theme }) => theme.space[3]};
    padding: 0;
    font-size: ${({ theme }) => theme.fontSize[16]};
    font-weight: ${({ theme }) => theme.fontWeight.semibold};
  }
`;

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  padding-block-start: ${({ theme }) => theme.space[4]};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;

export const StyledPicture = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
`;

export const StyledPictureButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
`;

/** An invisible input covers it. */
export const StyledChoose = styled.span`
  position: relative;
  display: inline-flex;

  > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }

  > input:disabled {
    cursor: not-allowed;
  }

  &:has(> input:focus-visible) {
    border-radius: ${({ theme }) => theme.radius.control};
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }
`;
