import { sql } from 'kysely'
import type { TestServer } from '../test-server.ts'

/** Adds a file to each education record of a person, uploaded long ago: the person's photo is used as a marksheet. */
export async function storeMarksheets({ database }: TestServer, partnerId: number): Promise<void> {
  await sql`insert into attachment (model, record_id, name, stored_file_id, created)
    select 'n_bpaca_info', e.n_bpaca_info_id, 'marksheet.jpg', i.stored_file_id, timestamptz '2020-01-01'
    from n_bpaca_info e join c_bpartner b using (c_bpartner_id) join ad_image i on i.ad_image_id = b.logo_id
    where e.c_bpartner_id = ${partnerId}`.execute(database.kysely)
}
