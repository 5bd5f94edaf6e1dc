import type { Language } from '@portfolio/contracts/auth';

/** What of an account a mail may say that it is another. */
export const toldNames = ['username', 'email', 'is_active', 'is_staff', 'is_superuser'] as const;

type Told = (typeof toldNames)[number];

/** A line for each, by what it is now. */
export const changeTexts: Record<Language, Record<Told, (after: string) => string>> = {
  en: {
    username: (after) => `Username: ${after}`,
    email: (after) => `Address: ${after}`,
    is_active: (after) => (after === 'true' ? 'It can be signed in to again' : 'It can no longer be signed in to'),
    is_staff: (after) => (after === 'true' ? 'Staff: manages this site' : 'No longer staff'),
    is_superuser: (after) =>
      after === 'true' ? 'Superuser: manages everything and everyone' : 'No longer a superuser',
  },
  es: {
    username: (after) => `Nombre de usuario: ${after}`,
    email: (after) => `Dirección: ${after}`,
    is_active: (after) => (after === 'true' ? 'Se puede volver a entrar en ella' : 'Ya no se puede entrar en ella'),
    is_staff: (after) => (after === 'true' ? 'Personal: administra este sitio' : 'Ya no es del personal'),
    is_superuser: (after) => (after === 'true' ? 'Superusuario: administra todo y a todos' : 'Ya no es superusuario'),
  },
  fr: {
    username: (after) => `Nom d’utilisateur : ${after}`,
    email: (after) => `Adresse : ${after}`,
    is_active: (after) => (after === 'true' ? 'On peut de nouveau s’y connecter' : 'On ne peut plus s’y connecter'),
    is_staff: (after) => (after === 'true' ? 'Équipe : gère ce site' : 'Ne fait plus partie de l’équipe'),
    is_superuser: (after) =>
      after === 'true' ? 'Superutilisateur : gère tout et tout le monde' : 'N’est plus superutilisateur',
  },
};
