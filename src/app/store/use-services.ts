import { use } from 'react';
import { ServicesContext } from './services-context';

export function useServices() {
  const services = use(ServicesContext);
  if (services === null) throw new Error('There is no ServicesContext above.');
  return services;
}
