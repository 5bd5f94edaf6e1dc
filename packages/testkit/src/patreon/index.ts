export { campaignId, personas, tiers, type Persona as PatreonPersona } from './personas.ts';
export { PatreonProvider, type ProviderOptions } from './provider.ts';
