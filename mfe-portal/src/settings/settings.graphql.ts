import { graphql } from '../generated/index.ts';

export const MySettings = graphql(`
  query MySettings {
    settings {
      ...SettingsFields
    }
  }
`);

export const UpdateSettings = graphql(`
  mutation UpdateSettings($input: UserSettingsInput!) {
    updateSettings(input: $input) {
      ...SettingsFields
    }
  }
`);
