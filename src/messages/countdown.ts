export const countdown = { label: '次の十節まで', soon: 'まもなく' } as const;
