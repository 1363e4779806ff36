import { defineSecret, defineString } from 'firebase-functions/params';
import { STANDARD_REGION } from './settings';

/** The region of all functions without a trigger in the Realtime Database. */
export const region = defineString('ENGINE_REGION', { default: STANDARD_REGION });

/** The region of the Realtime Database, which its triggers must share. */
export const databaseRegion = defineString('DATABASE_REGION', { default: STANDARD_REGION });

export const modelSecrets = [defineSecret('GEMINI_API_KEY'), defineSecret('STORY_MODEL_KEY')];
export const healthKey = defineSecret('HEALTH_KEY');
