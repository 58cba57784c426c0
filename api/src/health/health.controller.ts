import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { SiteSearch } from '../chat/site-search.js';
import { StartupService } from '../startup/startup.service.js';

/** What a supervisor asks: is the process alive, and may it get requests. */
@Controller()
@ApiExcludeController()
export class HealthController {
  constructor(
    private readonly startup: StartupService,
    private readonly search: SiteSearch,
  ) {}

  @Get('healthz')
  alive() {
    return { ok: true };
  }

  @Get('readyz')
  async ready() {
    await this.startup.assertReady();
    await this.search.ready();
    return { ok: true };
  }
}
