export { campaignId, personas, tiers, type Persona as PatreonPersona } from './personas.ts';
export * from './provider.ts';
