import type { Language, IdentityProof } from '@portfolio/contracts/auth';

interface ResetTexts {
  proven: Record<IdentityProof, string>;
  action: string;
  ignore: string;
}

/** Of a second factor that whoever manages users took away: by what proof, and what to do about it. */
export const resetTexts: Record<Language, ResetTexts> = {
  en: {
    proven: {
      document_in_person: 'They noted that you had shown a document in person.',
      document_on_video: 'They noted that you had shown a document in a video call.',
      known_number: 'They noted that they had called you back on a number already on file.',
    },
    action:
      'If it was not you who asked for it, choose a new password at once: this signs out all devices and disconnects Patreon. Then write to us, because somebody has impersonated you.',
    ignore: 'If it was you, sign in with your password and set up two-step sign-in again on your account page.',
  },
  es: {
    proven: {
      document_in_person: 'Anotó que usted había mostrado un documento en persona.',
      document_on_video: 'Anotó que usted había mostrado un documento por videollamada.',
      known_number: 'Anotó que le había devuelto la llamada a un número conocido de antes.',
    },
    action:
      'Si no fue usted quien lo pidió, elija de inmediato una contraseña nueva: cierra la sesión en todos los dispositivos y desconecta Patreon. Después escríbanos, pues alguien se ha hecho pasar por usted.',
    ignore:
      'Si fue usted, inicie sesión con su contraseña y vuelva a configurar el inicio de sesión en dos pasos en la página de su cuenta.',
  },
  fr: {
    proven: {
      document_in_person: 'Il a été noté que vous aviez présenté un document en personne.',
      document_on_video: 'Il a été noté que vous aviez présenté un document par appel vidéo.',
      known_number: 'Il a été noté que l’on vous avait rappelé à un numéro déjà connu.',
    },
    action:
      'Si ce n’est pas vous qui l’avez demandé, choisissez aussitôt un nouveau mot de passe : il déconnecte tous les appareils ainsi que Patreon. Écrivez-nous ensuite, car quelqu’un s’est fait passer pour vous.',
    ignore:
      'Si c’était vous, connectez-vous avec votre mot de passe et configurez de nouveau la connexion en deux étapes sur la page de votre compte.',
  },
};

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
