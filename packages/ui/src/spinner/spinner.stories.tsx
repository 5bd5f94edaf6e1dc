import { Spinner } from './spinner.tsx';

export const Small = () => <Spinner label="Checking the link" showLabel />;

export const Large = () => <Spinner label="Loading projects" size="large" />;
