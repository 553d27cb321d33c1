export { AuthForm, type AuthFormFields, type AuthFormMode, type AuthFormProps } from './AuthForm';
