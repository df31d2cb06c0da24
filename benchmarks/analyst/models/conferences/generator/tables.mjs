import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import {
  eventRow,
  eventsOf,
  promoCodeRow,
  promoCodesOf,
  ticketTypeRow,
  ticketTypesOf,
} from "./events.mjs";
import { feedbackOf, feedbackRow, speakersOf, talkRow, talksOf } from "./programme.mjs";
import { attendeesOf, registrationRow, registrationsOf } from "./registrations.mjs";
import { sponsorshipRow, sponsorshipsOf } from "./sponsors.mjs";

/** Conferences, what is sold for them and to whom, what is said there, how it was liked, and who sponsors it. */
export const tables = () => {
  const events = eventsOf(new Chance(7301)).map((each, at) => ({ id: at + 1, ...each }));
  const types = ticketTypesOf(events);
  const codes = promoCodesOf(new Chance(7302));
  const attendees = attendeesOf(new Chance(7303), 9100);
  const registrations = registrationsOf(new Chance(7304), { events, types, codes, attendees });
  const speakers = speakersOf(new Chance(7305), 230);
  const talks = talksOf(new Chance(7318), { events, speakers });
  return {
    "events.csv": csv(
      "id,name,series,topic,format,status,venue,city,country,starts_on,ends_on,capacity",
      events.map(eventRow),
    ),
    "ticket_types.csv": csv(
      "id,event_id,name,audience,price_cents,quota,on_sale_from,on_sale_until",
      types.map(ticketTypeRow),
    ),
    "promo_codes.csv": csv(
      "id,code,partner,kind,value,max_uses,valid_from,valid_until",
      codes.map(promoCodeRow),
    ),
    "registrations.csv": csv(
      "id,ref,event_id,ticket_type_id,attendee_id,attendee_name,email,company,job_role,country,status,created_at,cancelled_at,checked_in_at,promo_code,list_cents,discount_cents,total_cents,refund_cents,pay_method,utm_source,nps",
      registrations.map(registrationRow),
    ),
    "talks.csv": csv(
      "id,event_id,title,speaker_id,speaker,speaker_company,speaker_country,is_newcomer,track,format,level,lang,state,submitted_on,decided_on,room,starts_at,minutes,seats_taken,travel_cents",
      talks.map(talkRow),
    ),
    "feedback.csv": csv(
      "id,talk_id,submitted_at,overall,content,delivery,would_recommend,has_comment",
      feedbackOf(new Chance(7319), talks).map(feedbackRow),
    ),
    "sponsorships.csv": csv(
      "id,event_id,sponsor,industry,tier,acct_owner,signed_on,fee_cents,invoiced_on,due_on,paid_on,paid_cents,booth_sqm,leads_scanned",
      sponsorshipsOf(new Chance(7308), events).map(sponsorshipRow),
    ),
  };
};
