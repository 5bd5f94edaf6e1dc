import { graphql } from '../generated/index.ts';

/** `settings` has a default where nothing was chosen. */
export const MySettings = graphql('query MySettings { settings { ...SettingsFields } chosenSettings { timezone } }');
export const UpdateSettings = graphql('mutation UpdateSettings { updateSettings { ...SettingsFields } }');
