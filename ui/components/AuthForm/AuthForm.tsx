import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { Link } from '../Link';
import { TextField } from '../TextField';
import {
  StyledForm,
  StyledIntroduction,
  StyledLead,
  StyledNote,
  StyledSubmit,
  StyledTitle,
  StyledToggle,
} from './AuthForm.styles';
import { PasswordField } from '../PasswordField';

export type AuthFormMode = 'logIn' | 'signUp';

export interface AuthFormFields {
  email: string;
  password: string;
  /** Sign-up only. */
  name: string;
  /** Sign-up only. */
  username: string;
  /** Optional; sign-up only. */
  referralCode?: string | undefined;
}

export interface AuthFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Whether the form logs in or signs up. */
  mode: AuthFormMode;
  /** The values of the fields. */
  fields: AuthFormFields;
  /** Maximum characters of each field. A count shows near the limit. */
  maxLengths?: Partial<Record<keyof AuthFormFields, number>>;
  /** Called with the new values. */
  onFieldChange: (field: keyof AuthFormFields, value: string) => void;
  /** Called when the user switches mode. The caller clears the fields. */
  onToggleMode: () => void;
  /** Called on submit. Validation is up to the caller. */
  onSubmit: () => void;
  /** Whether the request is pending, which makes the form inert. @default false */
  isBusy?: boolean;
  /** Called when the newsletter checkbox changes, which is not part of signing up. */
  onNewsletterChange?: ((isChecked: boolean) => void) | undefined;
  /** URLs of the legal texts. Texts without a URL are not links. */
  policyHrefs?: { terms?: string; privacy?: string; cookies?: string };
  /** Replaces the field of the referral code; null leaves it out. Sign-up only. */
  referralCode?: ReactNode;
  /** Replaces the newsletter checkbox; null leaves it out. Sign-up only. */
  newsletter?: ReactNode;
  /** Replaces the legal texts below the button; null leaves them out. Sign-up only. */
  legal?: ReactNode;
  /** Fields of your own, above the button. */
  children?: ReactNode;
}

/** The log-in and sign-up form. Disables native validation: `onSubmit` validates. Renders a `<form>`. */
export function AuthForm({
  mode,
  fields,
  maxLengths = {},
  onFieldChange,
  onToggleMode,
  onSubmit,
  isBusy = false,
  onNewsletterChange,
  policyHrefs = {},
  referralCode,
  newsletter,
  legal,
  children,
  ...props
}: AuthFormProps) {
  const texts = useMessages().auth;
  const isSignUp = mode === 'signUp';
  const text = texts[mode];
  const fieldProps = (name: keyof AuthFormFields) => ({
    name,
    value: fields[name] ?? '',
    maxLength: maxLengths[name],
    onChange: (event: { target: { value: string } }) => {
      onFieldChange(name, event.target.value);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) {
      onSubmit();
    }
  };

  return (
    <StyledForm noValidate aria-label={text.title} onSubmit={submit} {...props}>
      <StyledIntroduction>
        <StyledTitle>{text.title}</StyledTitle>
        <StyledLead>{text.lead}</StyledLead>
      </StyledIntroduction>

      {isSignUp && (
        <>
          <TextField label={texts.name} autoComplete="name" {...fieldProps('name')} />
          <TextField
            label={texts.username}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            {...fieldProps('username')}
          />
        </>
      )}
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete={isSignUp ? 'email' : 'username'}
        autoCapitalize="none"
        dir="ltr"
        {...fieldProps('email')}
      />
      <PasswordField
        // Remounts on a mode change, to hide a visible password.
        key={mode}
        label={texts.password}
        hint={isSignUp ? texts.passwordHint : undefined}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        {...fieldProps('password')}
      />
      {isSignUp && (
        <>
          {referralCode === undefined ? (
            <TextField
              label={texts.referralCode}
              isOptional
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              {...fieldProps('referralCode')}
            />
          ) : (
            referralCode
          )}
          {newsletter === undefined ? (
            <Checkbox
              label={texts.newsletter}
              {...(onNewsletterChange && { onCheckedChange: onNewsletterChange })}
            />
          ) : (
            newsletter
          )}
        </>
      )}
      {children}

      <StyledSubmit>
        <Button type="submit" variant="solid" isBusy={isBusy}>
          {text.submit}
        </Button>
        {isSignUp && legal !== null && <StyledNote>{legal ?? <Policies hrefs={policyHrefs} />}</StyledNote>}
      </StyledSubmit>

      <StyledToggle>
        {text.otherQuestion}
        <Button onClick={onToggleMode} disabled={isBusy}>
          {text.other}
        </Button>
      </StyledToggle>
    </StyledForm>
  );
}

function Policies({ hrefs }: { hrefs: NonNullable<AuthFormProps['policyHrefs']> }) {
  const texts = useMessages().auth;
  return (
    <>
      {texts.acknowledge} <Policy href={hrefs.terms}>{texts.terms}</Policy>,{' '}
      <Policy href={hrefs.privacy}>{texts.privacy}</Policy> {texts.and}{' '}
      <Policy href={hrefs.cookies}>{texts.cookies}</Policy>.
    </>
  );
}

function Policy({ href, children }: { href: string | undefined; children: string }) {
  return href === undefined ? children : <Link href={href}>{children}</Link>;
}
