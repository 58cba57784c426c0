import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { StartupService } from '../startup/startup.service.js';

/** What a supervisor asks: is the process alive, and may it get requests. */
@Controller()
@ApiExcludeController()
export class HealthController {
  constructor(private readonly startup: StartupService) {}

  @Get('healthz')
  alive() {
    return { ok: true };
  }

  @Get('readyz')
  async ready() {
    await this.startup.assertReady();
    return { ok: true };
  }
}
