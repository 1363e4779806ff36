/** Another process listens on the port of a service. */
export class PortInUseError extends Error {
  readonly code = 'port-in-use';
  readonly service: string;
  readonly port: number;

  constructor(service: string, port: number, cause?: unknown) {
    super(`port ${port}, which ${service} should listen on, is in use`, { cause });
    this.name = 'PortInUseError';
    this.service = service;
    this.port = port;
  }
}
