import type { ComponentProps, ReactNode } from 'react';

import { useRequiredFields } from '../../hooks/useRequiredFields';
import { useMessages } from '../../theme/MessagesProvider';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { FormPage } from '../FormPage';
import { StyledNote } from '../FormPage/FormPage.styles';
import { Link } from '../Link';
import { PasswordField } from '../PasswordField';
import { TextField } from '../TextField';

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

export interface AuthFormSecondFactor {
  code: string;
  /** Ways to complete the log-in. A code can also be a recovery code. @default ['code'] */
  methods?: readonly ('code' | 'passkey')[] | undefined;
  onCodeChange: (code: string) => void;
  /** Returns to the fields. Called also while the form is busy: stops the request. */
  onCancel: () => void;
}

export interface AuthFormProvider {
  id: string;
  name: string;
}

export interface AuthFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'title'> {
  /** Whether the form logs in or signs up. */
  mode: AuthFormMode;
  /** The values of the fields. */
  fields: AuthFormFields;
  /** Maximum characters of each field. A count shows near the limit. */
  maxLengths?: Partial<Record<keyof AuthFormFields, number>>;
  /** Why values were refused, at their fields. @default none */
  errors?: Partial<Record<keyof AuthFormFields | 'code', ReactNode>>;
  /** Called with the new values. */
  onFieldChange: (field: keyof AuthFormFields, value: string) => void;
  /** Called when the user switches mode. The caller clears the fields. */
  onToggleMode: () => void;
  /** Called on submit. Blank fields are marked; further validation is up to the caller. */
  onSubmit: () => void;
  /** Whether the request is pending: text fields are read-only, and buttons ignore presses, except the second factor's cancel button. @default false */
  isBusy?: boolean;
  /** URL of the page for a forgotten password. Absent: no link. Log-in only. */
  forgottenHref?: string | undefined;
  /** The address that got a link to finish the sign-up. Shown instead of the fields. */
  mailedTo?: string | undefined;
  /** Why sign-up is closed. Shown instead of the fields. Sign-up only. */
  signUpClosed?: ReactNode;
  /** Asks for the code of a second factor instead of the fields. `onSubmit` sends it. */
  secondFactor?: AuthFormSecondFactor | undefined;
  /** Called when the user wants to log in with a passkey. Absent: no button. Log-in only. */
  onUsePasskey?: (() => void) | undefined;
  /** Providers to log in and sign up with. @default none */
  providers?: readonly AuthFormProvider[] | undefined;
  /** Called when the user chooses a provider. */
  onUseProvider?: ((id: string) => void) | undefined;
  /** Whether there is a field for a password. Without: signing up with a provider. @default true */
  hasPassword?: boolean;
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
  errors = {},
  onFieldChange,
  onToggleMode,
  onSubmit,
  isBusy = false,
  forgottenHref,
  mailedTo,
  signUpClosed,
  secondFactor,
  onUsePasskey,
  providers = [],
  onUseProvider,
  hasPassword = true,
  onNewsletterChange,
  policyHrefs = {},
  referralCode,
  newsletter,
  legal,
  children,
  ...props
}: AuthFormProps) {
  const texts = useMessages().auth;
  const { check, clear, errorOf } = useRequiredFields();
  const isSignUp = mode === 'signUp';
  const text = texts[mode];
  const fieldProps = (name: keyof AuthFormFields, { required = true } = {}) => ({
    name,
    value: fields[name] ?? '',
    maxLength: maxLengths[name],
    required,
    readOnly: isBusy,
    error: errors[name] ?? (required ? errorOf(fields[name] ?? '') : undefined),
    // Focuses a refused field when the page loads, even without scripts.
    autoFocus: errors[name] !== undefined,
    onChange: (event: { target: { value: string } }) => {
      onFieldChange(name, event.target.value);
    },
  });
  const submit = (form: HTMLFormElement) => {
    check(form);
    onSubmit();
  };
  const toggle = () => {
    clear();
    onToggleMode();
  };
  const other = (
    <>
      {text.otherQuestion}
      <Button onClick={toggle} aria-disabled={isBusy}>
        {text.other}
      </Button>
    </>
  );

  if (mailedTo !== undefined) {
    return (
      <FormPage
        title={texts.mailed.title}
        lead={<span role="status">{texts.mailed.lead(mailedTo)}</span>}
        note={texts.mailed.hint}
        footer={other}
        {...props}
      />
    );
  }

  if (isSignUp && signUpClosed) {
    return <FormPage title={text.title} lead={signUpClosed} footer={other} {...props} />;
  }

  const passkey = onUsePasskey && !isSignUp && (
    <Button onClick={onUsePasskey} aria-disabled={isBusy}>
      {texts.passkey}
    </Button>
  );

  if (secondFactor) {
    return (
      <FormPage
        title={texts.secondFactor.title}
        lead={texts.secondFactor[secondFactor.methods?.includes('passkey') ? 'passkeyLead' : 'lead']}
        submitLabel={texts.secondFactor.submit}
        onSubmit={submit}
        isBusy={isBusy}
        otherActions={
          <>
            {passkey}
            <Button onClick={secondFactor.onCancel}>{texts.secondFactor.cancel}</Button>
          </>
        }
        {...props}
      >
        <TextField
          // The focused field has been removed.
          autoFocus
          label={texts.secondFactor.code}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={40}
          required
          readOnly={isBusy}
          error={errors.code ?? errorOf(secondFactor.code)}
          value={secondFactor.code}
          onChange={({ target }) => secondFactor.onCodeChange(target.value)}
        />
      </FormPage>
    );
  }

  return (
    <FormPage
      title={text.title}
      lead={text.lead}
      submitLabel={text.submit}
      onSubmit={submit}
      isBusy={isBusy}
      otherActions={
        <>
          {passkey}
          {providers.map(({ id, name }) => (
            <Button key={id} onClick={() => onUseProvider?.(id)} aria-disabled={isBusy}>
              {texts.continueWith(name)}
            </Button>
          ))}
        </>
      }
      note={isSignUp && legal !== null && (legal ?? <Policies hrefs={policyHrefs} />)}
      footer={other}
      {...props}
    >
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
      {hasPassword && (
        <PasswordField
          // Remounts on a mode change, to hide a visible password.
          key={mode}
          label={texts.password}
          hint={isSignUp ? texts.passwordHint : undefined}
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          {...fieldProps('password')}
        />
      )}
      {!isSignUp && forgottenHref !== undefined && (
        <StyledNote>
          <Link href={forgottenHref}>{texts.forgotten}</Link>
        </StyledNote>
      )}
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
              {...fieldProps('referralCode', { required: false })}
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
    </FormPage>
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
