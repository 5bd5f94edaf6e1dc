/** What the secrets of authenticator apps are sealed for. */
export const secretPurpose = 'second-factor';
