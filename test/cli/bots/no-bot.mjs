export const bot = 'forgotten';
